export interface Lines {
  posture: readonly string[];
  gaze: readonly string[];
  gestures: readonly string[];
  mistakes: readonly string[];
  /** What to do just before: first half of the final tip. */
  cue: readonly string[];
}

export type Aim = 'interest' | 'confidence' | 'kindness' | 'flirt' | 'other';
export type Feeling = 'shy' | 'sure' | 'varies' | 'other';
