export { newOperationId } from '@/lib/actions/operation-id';
