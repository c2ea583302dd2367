/** One round of upkeep: a step that fails keeps no other one from its turn, and the next round tries it again. */
export async function runSteps(
  steps: Record<string, () => Promise<unknown>>,
  onFailure: (step: string, error: unknown) => void,
): Promise<void> {
  for (const [step, run] of Object.entries(steps))
    await run().catch((error: unknown) => onFailure(step, error));
}
