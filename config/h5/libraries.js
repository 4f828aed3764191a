/*
 * React. It is a separate file and runs in a task before the framework (tasks-plugin.ts). The file changes only with
 * React's version.
 */
import { createRoot } from 'react-dom/client'

// Uses the import, because webpack removes a bare import of a package without side effects.
void createRoot
