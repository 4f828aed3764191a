import type { GuardLeave } from './contract'

const confirmUnload = (event: BeforeUnloadEvent): void => {
  event.preventDefault()
  // Browsers from before 2024 only show the question if this value is set.
  event.returnValue = true
}

export const guardLeave: GuardLeave = (message) => {
  // Adding the guard twice has no effect, because browsers ignore a listener that is already added.
  if (message === null) window.removeEventListener('beforeunload', confirmUnload)
  else window.addEventListener('beforeunload', confirmUnload)
}
