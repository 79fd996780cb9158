import { useAnswer } from '@solelune/screen/answer';
import { pictureLink } from '../../contract/room.ts';

/** A picture of the room: its address is given to its two alone, for five minutes. */
export function RoomPicture({ id, number, by }: { id: string; number: number; by: string }) {
  const { answer } = useAnswer(pictureLink, { id, number });
  if (!answer) return <p className="room-talk__erased">Image en chemin…</p>;
  return <img className="room-picture" src={answer.address} alt={`Montré par ${by}`} loading="lazy" />;
}
