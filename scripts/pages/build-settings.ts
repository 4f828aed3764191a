import { existsSync } from 'node:fs'
import path from 'node:path'

/** Files of settings that the build reads as well (config/README.md); what the environment has already wins, then the first. */
const FILES = ['.env.local', '.env.production', '.env']

/** Adds the settings of the build to the environment. @param root the project's folder */
export const loadBuildSettings = (root: string): void => {
  for (const file of FILES.map((name) => path.join(root, name))) if (existsSync(file)) process.loadEnvFile(file)
}
