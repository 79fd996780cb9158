import { Link } from '@solelune/screen/navigation';
import { NextTools, ToolCard, ToolCards } from '@solelune/ui/tool-cards';
import { angelOf } from '../../engine/index.ts';
import { GreatSeal } from '../seal/great-seal.tsx';
import { TOOLS, type ToolKey } from '../tools.ts';
import './other-tools.css';

/** Cards that lead to the tools: all of them, or those that the reader is not at. */
export function AngelTools({ besides, most = TOOLS.length }: { besides?: ToolKey; most?: number }) {
  return (
    <ToolCards className="angels-tools">
      {TOOLS.filter(({ key }) => key !== besides)
        .slice(0, most)
        .map((tool) => (
          <ToolCard
            key={tool.key}
            tool={tool}
            art={
              <span className="angels-tools__art" aria-hidden="true">
                <GreatSeal angel={angelOf(tool.angel)} />
              </span>
            }
            link={Link}
          />
        ))}
    </ToolCards>
  );
}

export function OtherTools({ besides }: { besides?: ToolKey }) {
  return (
    <NextTools>
      <AngelTools besides={besides} most={3} />
    </NextTools>
  );
}
