import type { ComponentType } from 'react'
import type { Layout } from '@/api/layout'
import { LayoutWindows } from './layout-windows'

/** Mini programs have them in their package. */
export const LateWindows: ComponentType<{ layout: Layout }> = LayoutWindows
