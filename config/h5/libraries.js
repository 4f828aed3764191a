/*
 * React, run in a task of its own before the app (tasks-plugin.ts). Not MobX as well: apart from the app it could
 * no longer be joined with it, which costs some KB gzip.
 */
import { createRoot } from 'react-dom/client'

// Only to have it run: a bare import of a package without side effects would be dropped.
void createRoot
