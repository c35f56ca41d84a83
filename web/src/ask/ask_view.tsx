// An assault and what becomes of it.
import { answer } from '../state/answer';

export function AskView() {
    const known = answer.value;
    if (!known) return <p role="status">Working out …</p>;
    return (
        <section aria-label="The odds">
            <h2>{known.show.title ?? known.show.forces}</h2>
            <p>{known.show.forces}</p>
            <p>{known.odds.endings.map((ending) => `${ending.words} ${ending.p}`).join(', ')}</p>
            <p>
                {known.longer?.best?.now?.words} {known.longer?.best?.now?.best}
            </p>
        </section>
    );
}
