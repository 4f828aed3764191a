import type { ComponentType } from 'react'
import { RichText, type RichTextProps } from './rich-text'

/** Mini programs include it in their package. */
export const LateRichText: ComponentType<RichTextProps> = RichText
