import type { PageProps } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { useState } from 'react';
import type { DrawView, draw } from '../../contract.ts';
import { Choosing } from '../draw/choosing.tsx';
import { Made } from '../draw/made.tsx';

/** A draw at its own address: the fan while nothing is taken, then the cards, which never change. */
export default function DrawPage({ data }: PageProps<typeof draw>) {
  const { changePage } = useApp();
  const [touched, setTouched] = useState<DrawView | null>(null);
  const view = touched?.id === data.id ? touched : data;
  if (view.made) return <Made key={view.id} view={view} made={view.made} isFresh={view === touched} />;
  return (
    <Choosing
      key={view.id}
      view={view}
      onTouched={(made) => {
        changePage<DrawView>(() => made);
        setTouched(made);
      }}
    />
  );
}
