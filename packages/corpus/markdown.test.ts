import { describe, expect, it } from 'vitest';
import { plainText, renderHtml, wordsOf } from './markdown.ts';

describe('renderHtml', () => {
  it('renders Markdown with French typography', () => {
    expect(renderHtml("C'est **vous** !")).toBe('<p>C’est <strong>vous</strong>\u202F!</p>');
  });

  it('escapes raw HTML', () => {
    expect(renderHtml('<script>alert(1)</script>')).not.toContain('<script>');
  });

  it('refuses script addresses', () => {
    expect(renderHtml('[lien](javascript:alert(1))')).not.toContain('href');
  });

  it('leaves code and link targets as written', () => {
    expect(renderHtml("`a'b : c`")).toBe("<p><code>a'b : c</code></p>");
    expect(renderHtml('[voir](/actu/a?b=c)')).toContain('href="/actu/a?b=c"');
  });
});

describe('plainText', () => {
  it('keeps what a reader reads, one block a line', () => {
    expect(plainText('Un *deux*\ntrois\n\n- quatre\n- [cinq](/x)')).toBe('Un deux trois\nquatre\ncinq');
  });
});

describe('wordsOf', () => {
  it('counts runs with a letter or a digit', () => {
    expect(wordsOf(plainText("L'arbre : oui ! 14h14"))).toEqual(['L’arbre', 'oui', '14h14']);
  });
});
