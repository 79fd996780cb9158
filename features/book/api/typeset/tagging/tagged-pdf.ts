/** A book whose pages say what each thing is: this version of the typesetter writes none of it (decision 203). */
import { taggedContent } from './content.ts';
import { PdfObjects, reference, referred } from './pdf-objects.ts';
import { type Element, type Run, type SaidBeside, Structure } from './structure.ts';

const LANGUAGE = 'fr-FR';

export function taggedPdf(file: Buffer, said: SaidBeside): Buffer {
  const pdf = new PdfObjects(file);
  const structure = new Structure(said);
  const pages = pdf.pages();
  const owners = pages.map((page, index) => {
    const at = referred(pdf.text(page), 'Contents');
    const tagged = taggedContent(pdf.content(at), index, structure);
    pdf.replaceContent(at, tagged.content);
    pdf.extend(page, `  /StructParents ${index}\n  /Tabs /S`);
    return tagged.owners;
  });
  structure.finish();
  writeTree(pdf, structure.root, pages, owners);
  return pdf.file();
}

const isRun = (kid: Element | Run): kid is Run => 'id' in kid;

function* elementsIn(element: Element): Generator<Element> {
  yield element;
  for (const kid of element.kids) if (!isRun(kid)) yield* elementsIn(kid);
}

function writeTree(pdf: PdfObjects, root: Element, pages: readonly number[], owners: readonly (readonly Element[])[]) {
  const elements = [...elementsIn(root)];
  const first = pdf.next;
  const numbers = new Map(elements.map((element, index) => [element, first + index]));
  const numberOf = (element: Element) => numbers.get(element) as number;
  const tree = first + elements.length;
  const links = linkedAnnotations(pdf, elements, pages);
  for (const element of elements) {
    const on = element.kids.find(isRun)?.page;
    const kids = element.kids.map((kid) => {
      if (!isRun(kid)) return reference(numberOf(kid));
      return kid.page === on
        ? String(kid.id)
        : `<</Type/MCR/Pg ${reference(pages[kid.page] as number)}/MCID ${kid.id}>>`;
    });
    const link = links.get(element);
    if (link) kids.push(`<</Type/OBJR/Obj ${reference(link.annotation)}/Pg ${reference(link.page)}>>`);
    pdf.add(
      [
        `<</S/${element.type}/P ${reference(element.parent ? numberOf(element.parent) : tree)}`,
        ...(on === undefined ? [] : [`/Pg ${reference(pages[on] as number)}`]),
        ...attributesOf(element),
        ...(element.alt === undefined ? [] : [`/Alt${textString(element.alt)}`]),
        ...(element.actual === undefined ? [] : [`/ActualText${textString(element.actual)}`]),
        `/K[${kids.join(' ')}]>>`,
      ].join(''),
    );
  }
  const byPage = owners.map((those, index) => `${index}[${those.map((one) => reference(numberOf(one))).join(' ')}]`);
  const byLink = [...links].map(([element, { key }]) => `${key} ${reference(numberOf(element))}`);
  pdf.add(
    `<</Type/StructTreeRoot/K ${reference(first)}/ParentTree<</Nums[${[...byPage, ...byLink].join(' ')}]>>/ParentTreeNextKey ${pages.length + links.size}>>`,
  );
  pdf.replace(pdf.root, pdf.text(pdf.root).replace(/\/Lang \([^)]*\)/, `/Lang (${LANGUAGE})`));
  pdf.replace(
    pdf.root,
    pdf.text(pdf.root).replace('/ViewerPreferences <<', '/ViewerPreferences <<\n    /DisplayDocTitle true'),
  );
  pdf.extend(pdf.root, `  /MarkInfo <</Marked true>>\n  /StructTreeRoot ${reference(tree)}`);
}

const attributesOf = ({ attributes, box }: Element): string[] => {
  const layout = box && `<</O/Layout/Placement/Block/BBox[${box.map((one) => one.toFixed(2)).join(' ')}]>>`;
  const all = [attributes, layout].filter((one) => one !== undefined);
  return all.length > 0 ? [`/A[${all.join('')}]`] : [];
};

interface Linked {
  readonly annotation: number;
  readonly page: number;
  readonly key: number;
}

/** The places of a page that lead elsewhere, each with the words that it lies on: both come in the order of the page. */
function linkedAnnotations(pdf: PdfObjects, elements: readonly Element[], pages: readonly number[]) {
  const found = new Map<Element, Linked>();
  const annotated = pages.flatMap((page) => {
    const list = /\/Annots \[([^\]]*)\]/.exec(pdf.text(page))?.[1] ?? '';
    return [...list.matchAll(/(\d+) 0 R/g)].map(([, number]) => ({ annotation: Number(number), page }));
  });
  const links = elements.filter(({ type }) => type === 'Link');
  if (links.length !== annotated.length) throw new Error(`${links.length} links on ${annotated.length} places`);
  for (const [index, element] of links.entries()) {
    const { annotation, page } = annotated[index] as (typeof annotated)[number];
    const run = element.kids.find(isRun);
    if (!run || pages[run.page] !== page) throw new Error('a link on another page than its place');
    const key = pages.length + index;
    pdf.extend(annotation, `  /StructParent ${key}\n  /Contents ${textString(element.alt ?? '')}`);
    found.set(element, { annotation, page, key });
  }
  return found;
}

const textString = (words: string): string =>
  `<FEFF${Buffer.from(words, 'utf16le').swap16().toString('hex').toUpperCase()}>`;
