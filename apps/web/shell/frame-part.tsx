import { type ComponentProps, createContext, use } from 'react';

type PartName = 'head' | 'foot' | 'tiles';

/** The markup of parts of the frame that were drawn before. */
export type DrawnParts = Readonly<Record<PartName, string>>;

/** The server alone gives it, for pages whose frame is like that of many others (drawn-frame.tsx). */
export const DrawnFrame = createContext<DrawnParts | null>(null);

type FramePartProps = { part: PartName; as: 'header' | 'footer' | 'nav' } & ComponentProps<'header'>;

/** A part of the frame. Drawn before or drawn now, the markup is the same: the browser takes both over alike. */
export function FramePart({ part, as: Tag, children, ...rest }: FramePartProps) {
  const drawn = use(DrawnFrame);
  return drawn ? <Tag {...rest} dangerouslySetInnerHTML={{ __html: drawn[part] }} /> : <Tag {...rest}>{children}</Tag>;
}
