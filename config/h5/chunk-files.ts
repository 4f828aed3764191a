import type { Chunk, ChunkGroup, Compilation } from 'webpack'

/** Returns the files that every visit loads, because the entry needs them. */
export const entryFiles = (compilation: Compilation): ReadonlySet<string> =>
  new Set([...compilation.entrypoints.values()].flatMap((point) => point.chunks.flatMap((chunk) => [...chunk.files])))

/** Returns the files that a group of chunks loads in addition to the entry's files. */
const filesOf = (group: ChunkGroup, entry: ReadonlySet<string>): string[] =>
  group.chunks
    .flatMap((chunk: Chunk) => [...chunk.files])
    .filter((file) => /\.(js|css)$/.test(file) && !file.includes('hot-update') && !entry.has(file))

/** Returns the files that each `import()` loads. The key is the specifier inside the `import()`. */
export const importedFiles = (compilation: Compilation): Map<string, string[]> => {
  const entry = entryFiles(compilation)
  const found = new Map<string, string[]>()
  for (const group of compilation.chunkGroups)
    for (const origin of group.origins) if (origin.request) found.set(origin.request, filesOf(group, entry))
  return found
}
