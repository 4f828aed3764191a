import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * Files with settings that the build also reads (config/README.md). Environment variables take precedence over files,
 * and earlier files over later files.
 */
const FILES = ['.env.local', '.env.production', '.env']

/** Adds the settings of the build to the environment. @param root the project's folder */
export const loadBuildSettings = (root: string): void => {
  for (const file of FILES.map((name) => path.join(root, name))) if (existsSync(file)) process.loadEnvFile(file)
}
