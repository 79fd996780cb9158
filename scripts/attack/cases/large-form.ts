import { request } from 'node:http';
import type { Case } from '../case.ts';

const MEGABYTE = 1024 * 1024;
const SIZE = 75 * MEGABYTE;
/** What lies in the buffers of two sockets counts as sent. */
const MOST_SENT = 10 * MEGABYTE;
const CALLS = ['contact/send.json', 'user/account/login', 'display/increment_stat'];
const FIELD = Buffer.from(`--x\r\ncontent-disposition: form-data; name="a[]"\r\n\r\n${'y'.repeat(250 * 1024)}\r\n`);

interface Sent {
  status: number;
  bytes: number;
}

/** Sends fields as fast as they are taken until there is an answer, or nothing is left to send. */
function sendFields(address: string, ip: string): Promise<Sent> {
  return new Promise((resolve) => {
    let [bytes, isAnswered] = [0, false];
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'x-forwarded-for': ip };
    const sending = request(address, { method: 'POST', headers });
    const finish = (status: number) => {
      isAnswered = true;
      resolve({ status, bytes });
      sending.destroy();
    };
    sending.on('response', ({ statusCode = 0 }) => finish(statusCode)).on('error', () => finish(0));
    sending.setTimeout(15_000, () => finish(0));
    const go = () => {
      while (!isAnswered && bytes < SIZE) {
        bytes += FIELD.length;
        if (!sending.write(FIELD)) return void sending.once('drain', go);
      }
      if (!isAnswered) sending.end('--x--\r\n');
    };
    go();
  });
}

export const largeForm: Case = {
  name: 'large-form',
  severity: 'medium',
  loss: 'memory and time of the server: any visitor fills them through any call',
  async try(site) {
    const sent: Sent[] = [];
    for (const call of CALLS) sent.push(await sendFields(`${site.address}/api/${call}`, site.visitor().ip));
    const told = sent.map(({ status, bytes }) => `${status} after ${(bytes / MEGABYTE).toFixed(1)} MB`);
    return {
      held: sent.every(({ status, bytes }) => status === 413 && bytes < MOST_SENT),
      figure: `of 75 MB in fields: ${told.join(', ')}`,
    };
  },
};
