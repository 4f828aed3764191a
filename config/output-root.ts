import path from 'node:path'

/**
 * Returns the output folder of a build. A build empties its folder first, so it refuses an empty name (the project
 * itself) and folders that contain the project. @throws on such a folder
 */
export const outputRoot = (asked: string | undefined, target: string, root: string): string => {
  if (asked === undefined) return `dist/${target}`
  const fromRoot = path.relative(path.resolve(root, asked), root)
  const holdsProject = fromRoot === '' || !(fromRoot === '..' || fromRoot.startsWith(`..${path.sep}`))
  if (asked.trim() === '' || holdsProject)
    throw new Error(
      `Invalid FOYER_OUTPUT "${asked}": a build empties its folder, and this one holds the project. Use another folder.`,
    )
  return asked
}
