// The whole page: the head, the view in hand, the foot.
import { AskView } from '../ask/ask_view';

export function Page() {
    return (
        <>
            <header class="head">
                <h1 class="wordmark">Bayonet</h1>
            </header>
            <main class="main">
                <AskView />
            </main>
        </>
    );
}
