import type { ComponentType } from 'react'
import { LayoutWindows, type LayoutWindowsProps } from './layout-windows'

/** Mini programs include them in their package. */
export const LateWindows: ComponentType<LayoutWindowsProps> = LayoutWindows
