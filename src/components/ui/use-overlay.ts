import { useEffect, useRef } from 'react'
import { focus } from '@/platform/focus'
import { systemBack } from '@/platform/system-back'

/**
 * Connects an overlay: traps the keyboard focus, and makes Escape and the system's back close the overlay instead of
 * leaving the page. Without `onClose`, both do nothing.
 * @param id id of the overlay's element
 */
export function useOverlay(id: string, open: boolean, onClose: (() => void) | undefined): void {
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    if (!open) return undefined
    const handleClose = () => close.current?.()
    const releases = [focus.hold(id, handleClose), systemBack.hold(handleClose)]
    return () => {
      for (const release of releases) release()
    }
  }, [id, open])
}
