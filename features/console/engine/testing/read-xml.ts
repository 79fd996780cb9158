export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlElement[];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decoded = (text: string) => text.replaceAll(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? `&${name};`);

/** A file read by other code than what wrote it; throws where it is not well-formed. Elements and their texts, no more: a bank's file has no more. */
export function readXml(xml: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  const body = xml.replace(/^<\?xml [^>]*\?>\s*/, '');
  let at = 0;
  for (const found of body.matchAll(/<(\/?)([A-Za-z]\w*)((?:\s+[\w:]+="[^"<]*")*)\s*>([^<]*)/g)) {
    const [whole, close, name = '', attributes = '', text = ''] = found;
    if (found.index !== at) throw new Error(`not an element: ${body.slice(at, at + 40)}`);
    at += whole.length;
    if (close) {
      const last = open.pop();
      if (last?.name !== name) throw new Error(`${last?.name} is closed by ${name}`);
      continue;
    }
    const element = {
      ...{ name, children: [], text: decoded(text).trim() },
      attributes: Object.fromEntries(
        [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
      ),
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  }
  const [document] = root.children;
  if (at !== body.length || open.length !== 1 || !document || root.children.length !== 1)
    throw new Error(`the document does not end: ${open.at(-1)?.name}`);
  return document;
}

export const elementsNamed = (element: XmlElement, name: string): XmlElement[] => [
  ...(element.name === name ? [element] : []),
  ...element.children.flatMap((child) => elementsNamed(child, name)),
];
