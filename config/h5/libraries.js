/* React, in a file and a task before the framework's (tasks-plugin.ts). It changes with its versions only. */
import { createRoot } from 'react-dom/client'

// Only to have it run: a bare import of a package without side effects would be dropped.
void createRoot
