import 'virtual:peer/swiper/css';
import 'virtual:peer/swiper/css/pagination';
import './styles.css';
import { Autoplay, Pagination } from 'virtual:peer/swiper/modules';
import { Swiper, SwiperSlide } from 'virtual:peer/swiper/react';
import { BANNERS } from '../demo/content';
import { start } from '../demo/start';

start(
  <Swiper
    modules={[Autoplay, Pagination]}
    loop
    speed={1000}
    autoplay={{ delay: 5000 }}
    pagination={{ clickable: true }}
  >
    {BANNERS.map(({ id, title, picture }) => (
      <SwiperSlide key={id}>
        <img src={picture} alt={title} />
      </SwiperSlide>
    ))}
  </Swiper>,
);
