/* React, in a file and a task before the framework's (tasks-plugin.ts). It changes with its versions only. */
import { createRoot } from 'react-dom/client'

// Runs it: a bare import of a package without side effects would be removed.
void createRoot
