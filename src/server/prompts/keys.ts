/** How a model names a row it was shown. */
export const classKey = (index: number) => `C${index + 1}`;
export const storyKey = (index: number) => `U${index + 1}`;
export const pageKey = (index: number) => `P${index + 1}`;
export const sectionKey = (page: number, section: number) => `${pageKey(page)}.S${section + 1}`;
