import path from 'node:path'

/**
 * Where a build goes. A build empties its folder first, so an empty name (the project itself) and any folder that the project lies
 * in are refused. @throws on such a folder
 */
export const outputRoot = (asked: string | undefined, target: string, root: string): string => {
  if (asked === undefined) return `dist/${target}`
  const fromRoot = path.relative(path.resolve(root, asked), root)
  const holdsProject = fromRoot === '' || !(fromRoot === '..' || fromRoot.startsWith(`..${path.sep}`))
  if (asked.trim() === '' || holdsProject)
    throw new Error(`FOYER_OUTPUT=${asked}: a build empties its folder, and this one holds the project.`)
  return asked
}
