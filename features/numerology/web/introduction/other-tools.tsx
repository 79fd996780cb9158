import { Link } from '@solelune/screen/navigation';
import { NextTools, ToolCard, ToolCards } from '@solelune/ui/tool-cards';
import { ToolCardArt } from '../drawings/tool-card-art.tsx';
import { TOOLS, type ToolKey } from '../tools.ts';

interface NumberToolsProps {
  besides?: ToolKey;
  most?: number;
  className?: string;
}

/** Cards that lead to the tools: all of them, or those that the reader is not at. */
export function NumberTools({ besides, most = TOOLS.length, className }: NumberToolsProps) {
  return (
    <ToolCards className={className}>
      {TOOLS.filter(({ key }) => key !== besides)
        .slice(0, most)
        .map((tool) => (
          <ToolCard key={tool.key} tool={tool} art={<ToolCardArt tool={tool.key} />} link={Link} />
        ))}
    </ToolCards>
  );
}

export function OtherTools({ besides }: { besides: ToolKey }) {
  return (
    <NextTools note={<>Un nombre se lit mieux en compagnie&nbsp;: chaque outil répond à une autre question.</>}>
      <NumberTools besides={besides} most={3} />
    </NextTools>
  );
}
