import steps from './report-steps.json' with { type: 'json' };

interface AppSteps {
  app: string;
  steps: readonly string[];
  note?: string;
  /** The app's own help; null where we could not read it. */
  help: string | null;
}

/** The day on which somebody of us read the pages under `help`, in stored copies. */
export const readOn = new Date('2026-11-23');

/** How each app says that somebody is reported. Nobody of us has tried them inside the apps. */
export const reportSteps: readonly AppSteps[] = steps;
