import { Icon, sparkleGlyph } from '@solelune/ui/icon';
import './promises.css';

/** What a tool gives, before it is tried. */
export function Promises({ of }: { of: readonly (readonly [name: string, text: string])[] }) {
  return (
    <ul className="chart-promises">
      {of.map(([name, text]) => (
        <li key={name}>
          <Icon of={sparkleGlyph} size={18} />
          <p>
            <b>{name}</b> {text}
          </p>
        </li>
      ))}
    </ul>
  );
}
