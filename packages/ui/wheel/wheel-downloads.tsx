import { type RefObject, useState } from 'react';
import { Button } from '../button/index.ts';
import { downloadGlyph, Icon, photoGlyph } from '../icon/index.ts';
import type { WheelPicture } from './wheel-image.ts';

interface WheelDownloadsProps extends WheelPicture {
  wheel: RefObject<HTMLElement | null>;
  /** Of the file, without its ending. */
  fileName: string;
}

type Format = 'svg' | 'png';

/** The wheel as a picture one keeps; the code that makes it is fetched when asked for. */
export function WheelDownloads({ wheel, fileName, ...words }: WheelDownloadsProps) {
  const [busy, setBusy] = useState<Format | null>(null);
  const [failed, setFailed] = useState(false);
  const save = async (format: Format) => {
    if (!wheel.current || busy) return;
    setBusy(format);
    setFailed(false);
    try {
      const { download, wheelPng, wheelSvg } = await import('./wheel-image.ts');
      const svg = await wheelSvg(wheel.current, words);
      const blob = format === 'png' ? await wheelPng(svg) : new Blob([svg], { type: 'image/svg+xml' });
      download(blob, `${fileName}.${format}`);
    } catch {
      setFailed(true);
    } finally {
      setBusy(null);
    }
  };
  return (
    <>
      <Button tone="plain" loading={busy === 'svg'} onClick={() => void save('svg')}>
        <Icon of={downloadGlyph} />
        Image SVG
      </Button>
      <Button tone="plain" loading={busy === 'png'} onClick={() => void save('png')}>
        <Icon of={photoGlyph} />
        Image PNG
      </Button>
      <span role="status">{failed && 'L’image n’a pas pu être tracée. Réessayez dans un instant.'}</span>
    </>
  );
}
