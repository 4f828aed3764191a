import { useModel } from '../screen/use-model'
import { ModuleVisibilityModel } from './module-visibility.model'

/** Returns the visibility of the buyer's modules for this screen. */
export const useModuleVisibility = (): ModuleVisibilityModel => useModel((deps) => new ModuleVisibilityModel(deps))
