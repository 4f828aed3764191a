/*
 * React, in a separate file that runs in a task before the framework (tasks-plugin.ts). The file changes only with
 * React's version.
 */
import { createRoot } from 'react-dom/client'

// References the import. If a package is free of side effects, webpack removes an import that nothing references.
void createRoot
