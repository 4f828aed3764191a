/** Folders of the build whose files have a hash in their name (index.ts). */
export const HASHED_FOLDERS = ['js', 'css', 'chunk', 'static'] as const
