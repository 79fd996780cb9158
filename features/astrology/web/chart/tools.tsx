import { Button } from '@solelune/ui/button';
import { Icon, printGlyph } from '@solelune/ui/icon';
import { ShareButton } from '@solelune/ui/share-button';
import { WheelDownloads } from '@solelune/ui/wheel';
import type { ReactNode, RefObject } from 'react';
import './tools.css';

interface ToolsProps {
  title: string;
  subtitle: string;
  /** The address that is shared: without the last name. */
  sharePath: string;
  fileName: string;
  wheel: RefObject<HTMLElement | null>;
  /** Where there is a choice before printing: `PrintChoice`. */
  printing?: ReactNode;
  /** Where there is more to share than an address: `ShareSky`. */
  sharing?: ReactNode;
  /** For a chart of somebody's: `KeepChart`. */
  children?: ReactNode;
}

/** What one does with a chart: keep it, take the picture, print, share. */
export function Tools({ title, subtitle, sharePath, fileName, wheel, printing, sharing, children }: ToolsProps) {
  return (
    <div className="chart-tools" data-print="hide">
      {children}
      <span className="chart-tools__space" />
      <WheelDownloads {...{ wheel, fileName, title, subtitle }} signature="Solelune" />
      {printing ?? (
        <Button tone="plain" onClick={() => window.print()}>
          <Icon of={printGlyph} />
          Imprimer
        </Button>
      )}
      {sharing ?? <Share title={title} text={subtitle} path={sharePath} />}
    </div>
  );
}

function Share({ title, text, path }: { title: string; text: string; path: string }) {
  // The host is known in the browser alone, where sharing happens.
  return (
    <ShareButton title={title} text={text} url={typeof location === 'undefined' ? path : location.origin + path} />
  );
}
