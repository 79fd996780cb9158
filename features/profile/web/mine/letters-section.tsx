import { useForm } from '@solelune/screen/form';
import { Link } from '@solelune/screen/navigation';
import { Card } from '@solelune/ui/card';
import { Switch } from '@solelune/ui/switch';
import { useState } from 'react';
import { emailTopicsSave } from '../../contract.ts';
import { EMAIL_TOPICS, type EmailTopic, TOPIC_WORDS } from '../../member-choices.ts';
import { SaveLine } from '../save-line.tsx';
import './choices.css';

/** The letters one asks for; the messages of the account (password, appointments, receipts) leave whatever is chosen here. */
export function LettersSection({ topics: given }: { topics: readonly EmailTopic[] }) {
  const [topics, setTopics] = useState(given);
  // Shown at once, and taken back if it is refused; a second choice while the first is under way takes its place.
  const { send, message } = useForm(emailTopicsSave, { replaces: true, refused: () => setTopics(topics) });
  const change = (topic: EmailTopic, wanted: boolean) => {
    const next = EMAIL_TOPICS.filter((item) => (item === topic ? wanted : topics.includes(item)));
    setTopics(next);
    void send({ topics: next });
  };
  return (
    <Card className="choices" flush>
      <ul>
        {EMAIL_TOPICS.map((topic) => (
          <li key={topic}>
            <div>
              <h3>{TOPIC_WORDS[topic].title}</h3>
              <p>{TOPIC_WORDS[topic].detail}</p>
              {TOPIC_WORDS[topic].settings && (
                <Link to={TOPIC_WORDS[topic].settings}>Choisir le jour, l’heure et le signe</Link>
              )}
            </div>
            <Switch
              label={topics.includes(topic) ? 'Reçue' : 'Non reçue'}
              aria-label={TOPIC_WORDS[topic].title}
              checked={topics.includes(topic)}
              onChange={(event) => change(topic, event.target.checked)}
            />
          </li>
        ))}
      </ul>
      <div className="choices__end">
        <SaveLine problem={message} done={null} />
      </div>
    </Card>
  );
}
