/* React, run in a task of its own before Taro and MobX (framework.js) and the app (tasks-plugin.ts). */
import { createRoot } from 'react-dom/client'

// Only to have it run: a bare import of a package without side effects would be dropped.
void createRoot
