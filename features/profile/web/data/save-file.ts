/** Hands the browser a file to keep, without the server seeing it again. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has to begin before its address goes.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
