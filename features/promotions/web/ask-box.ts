/** More than any box needs; a site gone wrong may send without end. */
const LARGEST_BOX_BYTES = 64 * 1024;
const LONGEST_WAIT_MS = 1500;
const ACTION = 'display_box';

/** What the other site answers for a slot, as text; empty where it is late, too large, or no page. It is told nothing of who asks. */
export async function askBox(url: string, slot: string, signal: AbortSignal): Promise<string> {
  const address = new URL(url);
  address.searchParams.set('action', ACTION);
  address.searchParams.set('slot', slot);
  const answer = await fetch(address, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_WAIT_MS)]),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    mode: 'cors',
  });
  if (!answer.ok || !/^text\/(html|plain)\b/.test(answer.headers.get('content-type') ?? '')) return '';
  return readAtMost(answer, LARGEST_BOX_BYTES);
}

async function readAtMost(answer: Response, most: number): Promise<string> {
  const reader = answer.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > most) {
      await reader.cancel();
      return '';
    }
    text += decoder.decode(value, { stream: true });
  }
}
