export { LayoutWindows } from './layout-windows'
