export const onApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** The key that, held down, makes others into commands, as it is written on its cap. */
export const commandKey = onApple ? "⌘" : "Ctrl";
export const altKey = onApple ? "⌥" : "Alt";
