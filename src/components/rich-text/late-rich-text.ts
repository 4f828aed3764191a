import type { ComponentType } from 'react'
import { RichText, type RichTextProps } from './rich-text'

/** Rich text in mini programs, whose package includes the code. */
export const LateRichText: ComponentType<RichTextProps> = RichText
