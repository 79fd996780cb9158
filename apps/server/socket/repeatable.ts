/** Work that is done over for as long as it was asked for meanwhile, and never twice at once: asked for ten times while it runs, it runs once more. */
export function repeatable(work: () => Promise<void>, onFailure: (error: unknown) => void): () => void {
  let isRunning = false;
  let isAsked = false;
  async function run(): Promise<void> {
    isRunning = true;
    try {
      while (isAsked) {
        isAsked = false;
        await work();
      }
    } catch (error) {
      onFailure(error);
    } finally {
      isRunning = false;
    }
  }
  return () => {
    isAsked = true;
    if (!isRunning) void run();
  };
}
