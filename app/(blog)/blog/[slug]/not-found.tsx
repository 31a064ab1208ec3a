export { ArticleNotFound as default } from '@/components/blog/article-not-found';
