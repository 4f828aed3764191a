import path from 'node:path'

/**
 * Returns the output folder of a build. A build empties this folder first. @throws Error for an empty name (the project
 * itself) or a folder that contains the project
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
