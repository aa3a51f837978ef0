// By a file of its own: the whole of the package would come along otherwise.
export { ScrollEdges as default } from '@parlour/design-system/ScrollEdges';
