import type { ComponentType } from 'react'
import { RichText, type RichTextProps } from './rich-text'

/** Mini programs have it in their package. */
export const LateRichText: ComponentType<RichTextProps> = RichText
