export { default, metadata } from '@/app/(open)/terms/page';
