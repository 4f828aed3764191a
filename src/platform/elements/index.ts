/*
 * Replaces `@tarojs/components` in the web build for files in `src/` (config/h5/elements.ts). This module exports all
 * names, like the replaced package. No file imports this module directly.
 */
export { Button } from './button'
export { Canvas } from './canvas'
export { Block, PageContainer, RootPortal } from './containers'
export { Form, Label } from './form'
export { Image } from './image'
export { Input } from './input'
export { ScrollView } from './scroll-view'
export { Text } from './text'
export { Textarea } from './textarea'
export { Video } from './video'
export { View } from './view'
export { WebView } from './web-view'
