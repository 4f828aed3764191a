import { type HTMLAttributes, useState } from 'react'

interface Hover {
  hoverClass?: string
  className?: string
}

/**
 * Implements Taro's `hoverClass`, a class that applies while a finger or the mouse is down. Adds listeners only if
 * `hoverClass` is set.
 */
export const usePressed = ({ hoverClass, className = '' }: Hover): HTMLAttributes<HTMLElement> => {
  const [pressed, setPressed] = useState(false)
  if (!hoverClass || hoverClass === 'none') return {}
  const release = () => setPressed(false)
  return {
    className: pressed ? `${className} ${hoverClass}` : className,
    onPointerDown: () => setPressed(true),
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
  }
}
