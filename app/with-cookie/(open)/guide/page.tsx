export { default, metadata } from '@/app/(open)/guide/page';
