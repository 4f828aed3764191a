/*
 * What `@tarojs/components` means in the web build for files under `src/` (config/h5/elements.ts). It has to be one
 * module with all names, because that is what it stands in for; nothing else imports it.
 */
export { Button } from './button'
export { Canvas } from './canvas'
export { Block, CustomWrapper, RootPortal } from './containers'
export { Form, Label } from './form'
export { Image } from './image'
export { Input } from './input'
export { RichText } from './rich-text'
export { ScrollView } from './scroll-view'
export { Text } from './text'
export { Textarea } from './textarea'
export { Video } from './video'
export { View } from './view'
export { WebView } from './web-view'
