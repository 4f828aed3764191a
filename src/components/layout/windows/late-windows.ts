import type { ComponentType } from 'react'
import { LayoutWindows, type LayoutWindowsProps } from './layout-windows'

/** Popups of a page. Mini programs include their code in their package. */
export const LateWindows: ComponentType<LayoutWindowsProps> = LayoutWindows
