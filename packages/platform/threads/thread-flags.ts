/** Of how the process was started, a thread needs how code is loaded (apps/server/plain-code), and nothing else. */
export const threadFlags: string[] = process.execArgv.filter((flag) => flag.endsWith('plain-code/hook.mjs'));
