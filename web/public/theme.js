// The theme that was chosen, before anything is painted. state/prefs.ts keeps it there.
try {
    const { theme } = JSON.parse(localStorage.getItem('bayonet/prefs/1') ?? '{}');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
    // Nothing is kept here: it is as the device has it.
}
